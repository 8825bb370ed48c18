import { namesFor } from "#contract/desk-calls/call-rules.ts";
import { deskCalls } from "#contract/desk-calls/desk-calls.ts";
import { rulesOfMarks } from "#contract/desk-calls/rules-of-marks.ts";
import type { Me } from "#desk/data/session/me.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";

/** The seller's, a helper's or a driver's device, signed in. */
export function sampleMe(role: DeviceRole = "owner"): Me {
  return {
    device: {
      id: 1,
      role,
      name: "הטלפון",
      createdAt: Date.UTC(2026, 10, 1),
      lastSeenAt: Date.UTC(2026, 10, 19),
      endsAt: Date.UTC(2027, 4, 1),
      revokedAt: null,
      isActive: true,
      hasPasskey: false,
      isThis: true,
    },
    shopNames: { he: "אריס גורמה", en: "Aris Gourmet" },
    confirmedUntil: null,
    hasPasskey: false,
    calls: namesFor(role, deskCalls),
    marks: namesFor(role, rulesOfMarks),
  };
}
