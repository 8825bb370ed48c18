/**
 * The exit status of the server and of commands that find the database migrated by a later version. A service does not start the server again,
 * and an upgrade knows that a release cannot read the data (scripts/shop/switch-release.ts).
 */
export const laterVersionStatus = 3;
