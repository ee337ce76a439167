import { EVERYBODY, normaliseAccess } from '../config/normalise/access';
import { lazyWithPreload } from '../lib/lazy/lazyWithPreload';
import type { Extensions } from '../extensions/ExtensionsContext';
import type { PageExtensionProps } from '../extensions/types';
import { WORKBENCH_PATH } from '../extensions/workbenchPath';
import type { WorkbenchDependencies } from './workbenchDependencies';

/**
 * The parts with the workbench among their pages: in development, and where the runtime config names a permission, for
 * those who have it. Nothing of it is loaded before it is opened.
 */
export function addWorkbenchPage(
  extensions: Extensions,
  permission: string | undefined,
  dependencies: WorkbenchDependencies,
): Extensions {
  const isDevelopment = import.meta.env.DEV;
  if (permission === undefined && !isDevelopment) return extensions;
  const lazyPage = lazyWithPreload<PageExtensionProps>(async () => {
    const { createWorkbenchPage } = await import('./WorkbenchPage');
    return { default: createWorkbenchPage(dependencies) };
  });
  const page = {
    kind: 'page' as const,
    paths: [WORKBENCH_PATH] as const,
    access: isDevelopment ? EVERYBODY : normaliseAccess(permission),
    menu: { label: 'Taller', icon: 'settings', order: 900 },
    ...lazyPage,
  };
  return { ...extensions, pages: [...extensions.pages, page] };
}
