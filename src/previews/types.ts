import type { ComponentType } from 'react';

/** What a preview written in code gets: what the form holds now, by the names of its fields. */
export interface PreviewProps {
  values: Readonly<Record<string, unknown>>;
}

/** A preview written in code: `src/previews/<id>/index.ts` exports it as default. */
export interface PreviewType {
  id: string;
  loader: () => Promise<{ default: ComponentType<PreviewProps> }>;
}
