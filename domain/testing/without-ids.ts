/** The same data as from a server that has no ids, or as an older site stored them. */
export function withoutIds<Data>(data: Data): Data {
  const text = JSON.stringify(data, (key, value: unknown) =>
    key === "id" || key === "choiceId" ? undefined : value,
  );
  return JSON.parse(text) as Data;
}
