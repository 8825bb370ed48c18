import * as v from "valibot";
import { idempotencyKeyPattern } from "#contract/wire/error-code.ts";
import type { CallRules } from "./call-rules.ts";

declare const answer: unique symbol;

/** Stands for the type of an answer, which no schema describes: the server makes it. */
export interface TypeOfAnswer<Answer> {
  readonly [answer]?: Answer;
}

/**
 * A call of the desk: what is sent, what is answered, and who may call it. One that names no roles, or does not say whether the sign-in has
 * to be confirmed, does not compile.
 */
export interface Call extends CallRules {
  /** What the server accepts; anything else is a `BAD_REQUEST`. */
  readonly request: v.GenericSchema;
  readonly answer: TypeOfAnswer<unknown>;
}

/** What is sent with a call. */
export type Sent<C extends Call> = Given<v.InferInput<C["request"]>>;

/** What nobody changes; schemas say of lists that somebody may. */
type Given<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : { readonly [Part in keyof Value]: Given<Value[Part]> };

/** The same once the server has checked it. */
export type Checked<C extends Call> = Given<v.InferOutput<C["request"]>>;

/** What is answered to a call. */
export type Answered<C extends Call> =
  C["answer"] extends TypeOfAnswer<infer Answer> ? Answer : never;

/** What JSON says as it is. A map or a date would arrive as something else, so a type that has one is no answer. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends
        | ReadonlyMap<unknown, unknown>
        | ReadonlySet<unknown>
        | Date
        | bigint
        | ((...given: never) => unknown)
    ? never
    : { readonly [Part in keyof Value]: Json<Value[Part]> };

/** The answer of a call: `answers<ShownYear>()`. Of what is no JSON it does not compile. */
export function answers<Answer>(
  ..._isJson: Answer extends Json<Answer> ? [] : [never]
): TypeOfAnswer<Answer> {
  return {};
}

/** What is sent where nothing has to be said. */
export const nothing = v.strictObject({});

/** The clock of a device may be wrong, which is no reason to lose what was pressed. */
function timeOfPress(pressedAt: number): number {
  return Math.min(Math.max(Math.round(pressedAt), 0), Number.MAX_SAFE_INTEGER);
}

/** With what a change is sent, the same however often it is sent. The action id is made by the device, once for each, as an order key is. */
export const sentAction = {
  actionId: v.pipe(v.string(), v.regex(idempotencyKeyPattern)),
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  pressedAt: v.pipe(v.number(), v.transform(timeOfPress)),
};

/** A whole number that every database holds. */
export const whole = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-(2 ** 31)),
  v.maxValue(2 ** 31 - 1),
);

export const count = v.pipe(whole, v.minValue(0));

/** How much of the log and of the orders is known, see `Cursor` of the domain. */
export const cursor = v.strictObject({ event: count, order: count });
