import { readRuntimeConfig } from '../../config/runtime';
import { saveSession } from '../../session/session';
import { renderConsole, type Console, type ConsoleOptions } from '../../testing/renderConsole';
import { AdminFrame } from '../AdminFrame';

interface AdminOptions extends Omit<ConsoleOptions, 'withNotifications'> {
  /** What whoever is signed in may do. */
  permissions?: readonly string[];
  /** What the runtime config says besides its host. */
  config?: Readonly<Record<string, unknown>>;
}

/** The whole admin area as `at` shows it, menu and routes included. */
export function renderAdmin({ permissions = [], config: own, ...options }: AdminOptions): Console {
  const config = readRuntimeConfig({ hosts: { main: '/api' }, ...own });
  if (!config) throw new Error('No config');
  saveSession({ token: 't', permissions: [...permissions] });
  return renderConsole(<AdminFrame config={config} />, { ...options, withNotifications: false });
}
