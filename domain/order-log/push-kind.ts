/** `changed_order` is what customers change, cancel and restore; `problem` that something is wrong, as Today says. */
export const pushKinds = ["new_order", "changed_order", "problem"] as const;

/** What a device may be told of by a push message: each by itself. */
export type PushKind = (typeof pushKinds)[number];
