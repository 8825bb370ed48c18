/** Does the work while no other tab of the desk does its own. In a browser without locks the tabs send the same marks, which does no harm. */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) await work();
  else await locks.request("desk-presses", work);
}
