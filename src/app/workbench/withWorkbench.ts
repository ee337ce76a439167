import { EVERYBODY, normaliseAccess } from '../../config/normalise/access';
import { preloadable } from '../../lib/preloadable';
import type { Parts } from '../../parts/PartsContext';
import type { PageProps } from '../../parts/types';
import { WORKBENCH_PATH } from '../../parts/workbenchPath';
import type { AroundWorkbench } from './around';

/**
 * The parts with the workbench among their pages: in development, and where the runtime config names a permission, for
 * those who have it. Nothing of it is loaded before it is opened.
 */
export function withWorkbench(parts: Parts, permission: string | undefined, around: AroundWorkbench): Parts {
  const isDevelopment = import.meta.env.DEV;
  if (permission === undefined && !isDevelopment) return parts;
  const code = preloadable<PageProps>(async () => {
    const { workbenchPage } = await import('./WorkbenchPage');
    return { default: workbenchPage(around) };
  });
  const page = {
    kind: 'page' as const,
    paths: [WORKBENCH_PATH] as const,
    access: isDevelopment ? EVERYBODY : normaliseAccess(permission),
    menu: { label: 'Taller', icon: 'settings', order: 900 },
    ...code,
  };
  return { ...parts, pages: [...parts.pages, page] };
}
