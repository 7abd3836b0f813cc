/** Where to go back to when the report is done: a screen of this app only. */
export function backTo(search: URLSearchParams): string | undefined {
  const to = search.get("return") ?? "";
  return /^\/[\w?&=%.-]*$/.test(to) ? to : undefined;
}

export const openReportAt = (id: string, back?: string): string =>
  `/reportListPage?id=${encodeURIComponent(id)}${back ? `&return=${encodeURIComponent(back)}` : ""}`;
