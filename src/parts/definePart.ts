import type { ComponentType } from 'react';
import { preloadable } from '../lib/preloadable';
import type {
  DialogProps,
  FollowerProps,
  OptionsOf,
  OptionsShape,
  PagePlace,
  PageProps,
  Part,
  PreviewProps,
  QuestionProps,
  TabProps,
} from './types';

/** Keeps what a part needs out of the start: it loads with its first use. */
type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part as it is written. A page belongs to no resource, a follower to a kind of operation; the others are named by declarations. */
type Definition<Options> =
  | { kind: 'tab'; id: string; loader: Loader<TabProps<Options>> }
  | { kind: 'dialog'; id: string; loader: Loader<DialogProps<Options>> }
  | { kind: 'preview'; id: string; loader: Loader<PreviewProps> }
  | { kind: 'question'; id: string; loader: Loader<QuestionProps> }
  | { kind: 'follower'; id: string; loader: Loader<FollowerProps> }
  | (PagePlace & { kind: 'page'; loader: Loader<PageProps> });

/**
 * Defines a tab, a dialog, a preview, a part of a question, a follower of operations or a page written in code, as the default export of `src/areas/<noun>/<part>/part.ts`,
 * where it is found. What its declarations may say under `options` is the shape that `options.ts` beside it exports:
 * `definePart<typeof options>({ … })` with a type-only import, so that the schema loads with the check alone. Without one
 * a part takes no options.
 */
export function definePart<Shape extends OptionsShape = OptionsShape>(
  part: Definition<OptionsOf<Shape>>,
): Part {
  if (part.kind === 'page') {
    const { loader, ...place } = part;
    return { ...place, ...preloadable<PageProps>(loader) };
  }
  // The check holds the options of every declaration against the shape, those of the runtime too: what reaches the part fits.
  return part as Part;
}
