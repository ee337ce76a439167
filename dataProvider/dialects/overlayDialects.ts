/**
 * Modules of an overlay with a wire format in code, by name; empty by default. A build with an overlay substitutes its own
 * module (build/overlay), and the tools of Node fill this one (tools/overlay).
 */
export const overlayDialects: Record<string, () => Promise<{ default: unknown }>> = {};
