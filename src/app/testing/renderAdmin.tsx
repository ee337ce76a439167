import { readRuntimeConfig } from '../../config/runtime/runtimeConfig';
import { saveSession } from '../../session/session';
import { renderConsole, type RenderedConsole, type RenderConsoleOptions } from '../../testing/renderConsole';
import { AdminUI } from '../AdminUI';
import { onHostWait } from '../notices/onHostWait';

interface AdminOptions extends Omit<RenderConsoleOptions, 'withNotifications'> {
  /** Permissions of the signed-in user. */
  permissions?: readonly string[];
  /** Members of the runtime config besides its host. */
  config?: Readonly<Record<string, unknown>>;
}

/** The whole admin area as `at` shows it, menu and routes included. */
export function renderAdmin({ permissions = [], config: own, ...options }: AdminOptions): RenderedConsole {
  const config = readRuntimeConfig({ hosts: { main: '/api' }, ...own });
  if (!config) throw new Error('No config');
  saveSession({ token: 't', permissions: [...permissions] });
  return renderConsole(<AdminUI config={config} />, {
    onWait: onHostWait,
    ...options,
    withNotifications: false,
  });
}
