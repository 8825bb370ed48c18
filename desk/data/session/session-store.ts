import type { NotSignedInReason } from "#contract/wire/desk-sign-in.ts";
import type { CallAnswer, CallDesk } from "#desk/data/calls/call-desk.ts";
import { type DeviceStorage, draftNames, lastingNames } from "#desk/data/storage/device-storage.ts";
import { createListeners } from "#domain/listeners.ts";
import type { Me } from "./me.ts";

export type SessionState =
  /** Nothing is known yet. */
  | { readonly kind: "asking" }
  | { readonly kind: "signed-in"; readonly me: Me }
  | {
      readonly kind: "signed-out";
      readonly reason: NotSignedInReason;
      /** Whether the drafts of a seller who was signed in here wait for her. */
      readonly keepsDrafts: boolean;
      /** How many marks of hers wait for her: they are sent once she signs in. */
      readonly waiting: number;
      /** The sentences of the marks that are lost: they were wiped before they were sent, or the device could not store them. */
      readonly unsent: readonly string[];
    };

export type SessionStore = ReturnType<typeof createSessionStore>;

interface SessionStoreDeps {
  readonly call: CallDesk;
  readonly storage: DeviceStorage;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly now: () => number;
  /** Called when a device is signed in, also after a reload. */
  readonly onSignedIn: (me: Me) => void;
  /** Called before the seller, who signs in again on a device where she was signed in, gets another id. */
  readonly onSignedInAnew: (id: number) => Promise<void>;
  /** Forgets what is in memory. Gives the marks that were not sent. */
  readonly onSignedOut: () => readonly { readonly actionId: string; readonly said: string }[];
  /** The action ids of the marks that the device has stored; undefined for one that this build cannot read. */
  readonly storedMarks: () => Promise<readonly (string | undefined)[]>;
}

/** Name in the device's storage. */
const keptName = "me";

/** How often the clock is read, in milliseconds: a timer until the end would stand still while the device sleeps. */
const clockPauseMs = 60_000;

export function createSessionStore(deps: SessionStoreDeps) {
  const { call, storage, now, onSignedIn, onSignedInAnew, onSignedOut, storedMarks } = deps;
  const { notify, subscribe } = createListeners();
  let state: SessionState = { kind: "asking" };
  let clock: ReturnType<typeof setInterval> | undefined;

  const change = (next: SessionState) => {
    state = next;
    notify();
  };
  const wipe = async (kept = lastingNames, keepsMarks = false) => {
    try {
      await storage.wipe(kept, keepsMarks);
    } catch (error) {
      console.error("the device's storage cannot be wiped", error);
    }
  };
  const isOut = () => state.kind === "signed-out";
  const end = async (reason: NotSignedInReason, isAsked = reason === "revoked") => {
    if (state.kind === "signed-out") return;
    // Where nobody was signed in, what is there waits for a seller since before the page was opened.
    const isKept = !isAsked && (state.kind === "asking" || isOwner(state.me));
    const keepsDrafts = state.kind === "signed-in" && isKept;
    clearInterval(clock);
    const marks = onSignedOut();
    const saidOf = (those: typeof marks) => those.map(({ said }) => said);
    const out = { kind: "signed-out", reason, keepsDrafts } as const;
    change({ ...out, waiting: 0, unsent: isKept ? [] : saidOf(marks) });
    await wipe(isKept ? draftNames : lastingNames, isKept);
    if (!isKept) return;
    const stored = await storedMarks();
    const lost = marks.filter(({ actionId }) => !stored.includes(actionId));
    // She may have signed in meanwhile.
    if (isOut()) change({ ...out, waiting: stored.length, unsent: saidOf(lost) });
  };
  const enter = (me: Me) => {
    const isNew = state.kind !== "signed-in" || state.me.device.id !== me.device.id;
    change({ kind: "signed-in", me });
    clearInterval(clock);
    // A page may stay open past the end, without a connection that would tell it.
    clock = setInterval(() => {
      if (now() >= me.device.endsAt) void ask();
    }, clockPauseMs);
    if (isNew) onSignedIn(me);
  };
  const readKept = async (): Promise<Me | undefined> => {
    try {
      const kept = (await storage.read(keptName)) as Partial<Me> | null | undefined;
      // Damage may have left anything.
      return kept?.device?.id === undefined ? undefined : (kept as Me);
    } catch (error) {
      console.warn("the device that was signed in last cannot be read", error);
      return undefined;
    }
  };
  const ask = async () => {
    let given: CallAnswer<Me>;
    try {
      given = await call("me", {});
    } catch (error) {
      console.warn("the server does not say who is signed in", error);
      // Without the server only the device's clock can end a session: a driver keeps no addresses after the last day.
      if (state.kind === "signed-in" && now() >= state.me.device.endsAt) await end("ended");
      return;
    }
    const me = given.answer;
    if (me == null) return;
    const kept = await readKept();
    const shown = state.kind === "signed-in" ? state.me : kept;
    const isReplaced = shown !== undefined && shown.device.id !== me.device.id;
    if (isOwner(me) && (shown === undefined || isOwner(shown))) {
      // There is one seller: what she wrote and pressed stays when she signs in again.
      if (shown?.device.id !== me.device.id) await onSignedInAnew(me.device.id);
    } else {
      // Somebody else was let in on this browser, and gets nothing of what was there.
      if (isReplaced) onSignedOut();
      if (kept?.device.id !== me.device.id) await wipe();
    }
    enter(me);
    await storage.keep(keptName, me).catch((error: unknown) => {
      console.warn("the device cannot keep who is signed in", error);
    });
  };

  return {
    /** The same object until something changes. */
    state: () => state,
    subscribe,
    /**
     * Reads the device that was signed in last, and asks the server. Without an answer the device stays signed in, until its session
     * has ended by its own clock.
     */
    open: async () => {
      const kept = await readKept();
      if (kept !== undefined && isWhole(kept) && state.kind === "asking") enter(kept);
      await ask();
    },
    /** Asks the server who is signed in, for example after signing in. */
    ask,
    /** Takes note of an answer: `NOT_SIGNED_IN` is the end, see `end`. */
    note: ({ refused }: CallAnswer<unknown>) => {
      if (refused?.code === "NOT_SIGNED_IN")
        void end((refused.reason as NotSignedInReason | undefined) ?? "unknown");
    },
    /**
     * Wipes everything of the device. Unless the device was removed, the drafts and the marks of an owner stay until somebody else signs
     * in: its time was over, or the browser lost its cookie.
     */
    end: async (reason: NotSignedInReason) => end(reason),
    /** Deletes the marks that wait for the seller, because somebody decided it on the page of a device that is signed out. */
    dropMarks: async () => {
      if (state.kind !== "signed-out") return;
      await wipe(draftNames);
      change({ ...state, waiting: (await storedMarks()).length });
    },
    /** Wipes everything, because the user has signed out. */
    leave: async () => end("none", true),
  };
}

function isOwner({ device }: Me): boolean {
  return device.role === "owner";
}

/** An older build kept the name of the shop in one language: then the server has to say again who is signed in. */
function isWhole(kept: Partial<Me>): boolean {
  return kept.shopNames !== undefined;
}
