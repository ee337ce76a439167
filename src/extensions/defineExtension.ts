import type { ComponentType } from 'react';
import { lazyWithPreload } from '../lib/lazy/lazyWithPreload';
import type {
  DialogExtensionProps,
  JobWatcherProps,
  OptionsFromShape,
  OptionsShape,
  PageExtensionRoute,
  PageExtensionProps,
  Extension,
  PreviewExtensionProps,
  QuestionExtensionProps,
  TabExtensionProps,
} from './types';

/** Keeps what a part needs out of the start: it loads with its first use. */
type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part as it is written. A page belongs to no resource, a follower to a kind of operation; the others are named by declarations. */
type ExtensionDefinition<Options> =
  | { kind: 'tab'; id: string; loader: Loader<TabExtensionProps<Options>> }
  | { kind: 'dialog'; id: string; loader: Loader<DialogExtensionProps<Options>> }
  | { kind: 'preview'; id: string; loader: Loader<PreviewExtensionProps> }
  | { kind: 'question'; id: string; loader: Loader<QuestionExtensionProps> }
  | { kind: 'follower'; id: string; loader: Loader<JobWatcherProps> }
  | (PageExtensionRoute & { kind: 'page'; loader: Loader<PageExtensionProps> });

/**
 * Defines a tab, a dialog, a preview, a part of a question, a follower of operations or a page written in code, as the default export of `src/areas/<noun>/<part>/part.ts`,
 * where it is found. What its declarations may say under `options` is the shape that `options.ts` beside it exports:
 * `defineExtension<typeof options>({ … })` with a type-only import, so that the schema loads with the check alone. Without one
 * a part takes no options.
 */
export function defineExtension<Shape extends OptionsShape = OptionsShape>(
  extension: ExtensionDefinition<OptionsFromShape<Shape>>,
): Extension {
  if (extension.kind === 'page') {
    const { loader, ...route } = extension;
    return { ...route, ...lazyWithPreload<PageExtensionProps>(loader) };
  }
  // The check holds the options of every declaration against the shape, those of the runtime too: what reaches the part fits.
  return extension as Extension;
}
