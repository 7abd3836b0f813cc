/** Code that did not arrive (a dropped network, a new release), as browsers word it. */
export const isMissingCode = (e: unknown): boolean => e instanceof Error && /dynamically imported module|module script|preload/i.test(e.message);
