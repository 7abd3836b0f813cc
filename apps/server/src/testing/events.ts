/** Server-sent events as a client reads them. */
export function readEvents(text: string): { id?: string; event: string; data: unknown }[] {
  return text.split("\n\n").flatMap((frame) => {
    const field = (name: string): string | undefined =>
      frame
        .split("\n")
        .find((l) => l.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const event = field("event");
    const id = field("id");
    return event === undefined ? [] : [{ ...(id !== undefined && { id }), event, data: JSON.parse(field("data") ?? "null") as unknown }];
  });
}
