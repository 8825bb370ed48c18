/** Why a device is not signed in: it has no session, or one that does not exist, was revoked, ended, or was not used for 30 days. */
export type NotSignedInReason = "none" | "unknown" | "revoked" | "ended" | "idle";
