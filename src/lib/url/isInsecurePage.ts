/**
 * True for a page without https that is not of this machine: browsers then withhold the clipboard, the camera and parts of
 * `crypto`.
 */
export const isInsecurePage = (): boolean => 'isSecureContext' in globalThis && !globalThis.isSecureContext;
