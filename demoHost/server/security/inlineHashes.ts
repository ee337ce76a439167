import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of `script-src` and `style-src` for inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const INLINE = /<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** Computes the hashes of a page's inline scripts and styles. */
export function computeInlineHashes(page: string): InlineHashes {
  const inlineElements = [...page.matchAll(INLINE)].map(([, tag, text = '']) => ({
    tag,
    hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }));
  const hashesOf = (tag: string) =>
    inlineElements.filter((element) => element.tag === tag).map(({ hash }) => hash);
  return { scripts: hashesOf('script'), styles: hashesOf('style') };
}

/** Returns the hashes of the built page; none without a build. Throws if the page exists but cannot be read. */
export function readBuildHashes(dist: string): InlineHashes {
  try {
    return computeInlineHashes(readFileSync(join(dist, 'index.html'), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { scripts: [], styles: [] };
    throw error;
  }
}
