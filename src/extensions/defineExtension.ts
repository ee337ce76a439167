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

/** Lazy import that keeps the extension out of the initial bundle. */
type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * Definition of an extension. A page belongs to no resource, a job watcher to a kind of job; declarations name the others by
 * id.
 */
type ExtensionDefinition<Options> =
  | { kind: 'tab'; id: string; loader: Loader<TabExtensionProps<Options>> }
  | { kind: 'dialog'; id: string; loader: Loader<DialogExtensionProps<Options>> }
  | { kind: 'preview'; id: string; loader: Loader<PreviewExtensionProps> }
  | { kind: 'question'; id: string; loader: Loader<QuestionExtensionProps> }
  | { kind: 'follower'; id: string; loader: Loader<JobWatcherProps> }
  | (PageExtensionRoute & { kind: 'page'; loader: Loader<PageExtensionProps> });

/**
 * Defines an extension: a tab, dialog, preview, force-confirm question, job watcher or page. It must be the default export
 * of `extension.ts` in a folder of `src/features/<noun>`.
 * `options.ts` beside it exports the shape of the `options` that its declarations may set: `defineExtension<typeof
 * options>({ … })` with a type-only import, so only the check loads the schema. Without a shape the extension takes no
 * options.
 */
export function defineExtension<Shape extends OptionsShape = OptionsShape>(
  extension: ExtensionDefinition<OptionsFromShape<Shape>>,
): Extension {
  if (extension.kind === 'page') {
    const { loader, ...route } = extension;
    return { ...route, ...lazyWithPreload<PageExtensionProps>(loader) };
  }
  // The check validates the options of every declaration against the shape, also at runtime, so the cast is safe.
  return extension as Extension;
}
