/** `changed_order` is what customers change, cancel and restore; `problem` that something is wrong, as Today says. */
export const pushKinds = ["new_order", "changed_order", "problem"] as const;

/** The kinds of push messages; a device chooses each separately. */
export type PushKind = (typeof pushKinds)[number];
