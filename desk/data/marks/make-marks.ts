import { actionIdOfPart } from "#domain/order-log/presses-together.ts";
import type { MarkRequest } from "./mark-request.ts";
import type { ShownAs, WaitingMark } from "./waiting-mark.ts";

/** What a mark starts from: what the device shows, and who marks. */
export interface MarkBasis {
  readonly deviceId: number;
  /** By the clock of the device, in milliseconds since 1970 UTC. */
  readonly now: number;
  readonly makeId: () => string;
  /** The newest event that the device shows about the order or week of a request. */
  readonly seenEvent: (request: MarkRequest) => number;
  readonly generation: () => string | null;
  /** How an undo of a mark would look, from what is shown now. */
  readonly undoShownAs: (request: MarkRequest) => ShownAs | null;
  /** The marks without an answer, oldest first. */
  readonly waiting: readonly WaitingMark[];
  /** A mark of this session, answered or not. */
  readonly find: (actionId: string) => WaitingMark | undefined;
}

/**
 * The marks of one call, in the sequence of the requests. Each has seen the waiting marks about the same order or week, those of
 * the same call included: they were on the screen.
 */
export function makeMarks(
  requests: readonly MarkRequest[],
  said: string,
  basis: MarkBasis,
): readonly WaitingMark[] {
  const made: WaitingMark[] = [];
  const mark = basis.makeId();
  for (const [index, request] of requests.entries()) {
    const subject = subjectOf(request);
    const { orderNumber, week } = subject;
    const { action } = request;
    const idEnd = ("idEnd" in request && request.idEnd) || "";
    const about = [...basis.waiting, ...made].filter(
      (each) => each.orderNumber === orderNumber && each.week === week,
    );
    made.push({
      // Of marks that were pressed together the ids begin alike, so that the history shows them as one.
      actionId: `${requests.length === 1 ? mark : actionIdOfPart(mark, index + 1)}${idEnd}`,
      deviceId: basis.deviceId,
      pressedAt: basis.now,
      seen: {
        event: basis.seenEvent(request),
        actionIds: about.map(({ actionId }) => actionId),
        generation: basis.generation(),
      },
      ...subject,
      action,
      ...("tellsCustomer" in request && { tellsCustomer: request.tellsCustomer }),
      said: ("said" in request && request.said) || said,
      shownAs: "undo" in action ? (basis.find(action.undo)?.undoShownAs ?? null) : action,
      undoShownAs: "undo" in action ? undoOfUndo(action.undo, basis) : basis.undoShownAs(request),
    });
  }
  return made;
}

/** Taking back an undo makes the first mark count again. */
function undoOfUndo(actionId: string, { find }: MarkBasis): ShownAs | null {
  return find(actionId)?.shownAs ?? null;
}

function subjectOf(request: MarkRequest): Pick<WaitingMark, "orderNumber" | "week"> {
  return "orderNumber" in request
    ? { orderNumber: request.orderNumber, week: null }
    : { orderNumber: null, week: request.week };
}
