import type { PreloadRoute } from './preloadTable';

/** Data of the preload script, from the build. */
export interface PreloadData {
  /** URL of each declaration file in the source language. */
  files: readonly string[];
  /** Other languages that the files exist in. */
  languages: readonly string[];
  /** By route of the resource: `assets`, `settings/clients`. */
  routes: Readonly<Record<string, PreloadRoute>>;
  chunks: PreloadChunks;
}

/** URLs of the files to preload before the entry has run, by page. */
export interface PreloadChunks {
  admin: readonly string[];
  /** Additional files of a record page. */
  detail: readonly string[];
  /** Additional files of the landing page. */
  start: readonly string[];
  public: readonly string[];
}
