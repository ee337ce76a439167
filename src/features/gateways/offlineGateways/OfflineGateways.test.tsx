// @vitest-environment jsdom
import '../../../testing/jsdomPolyfills';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBundledResources } from '../../../app/declarations/bundledDeclarations';
import { clearSession, saveSession } from '../../../session/session';
import { renderConsole } from '../../../testing/renderConsole';
import OfflineGateways from './OfflineGateways';

const resources = createBundledResources();
const READ = 'GET /gateways/status?asset_id=D1';
/** Unix seconds of 29/11/2026 12:00 in Madrid. */
const NOON = 1_795_950_000;

function show(ids: readonly string[], body: object, permissions = ['list_gateway_status']) {
  saveSession({ token: 't', permissions });
  const resource = resources.get('assets');
  if (!resource) throw new Error('no assets');
  const record = { id: 'D1', gateways_qrs: ids.map((gateway_id) => ({ gateway_id })) };
  return renderConsole(
    <OfflineGateways
      record={record}
      resource={resource}
      options={{ page: 'gateways', report: '/admin/create-ticket' }}
    />,
    { resources, responses: { [READ]: body } },
  );
}

const offline = {
  gateway_id: 'G1',
  activeIssues: ['online'],
  time_offline: 3600,
  thresholds: { cpu_temperature: 80 },
  units: { cpu_temperature: '°C' },
  cpu_temperature: 82,
};

beforeEach(() => vi.setSystemTime(NOON * 1000));
afterEach(() => {
  clearSession();
  vi.useRealTimers();
});

describe('the alarm of an asset whose gateway is offline', () => {
  it('says since when and why, and leads to the gateway and to a ticket [ADET-21]', async () => {
    show(['G1', 'G2'], { body: { data: [offline, { gateway_id: 'G2', activeIssues: [] }] } });
    expect(await screen.findByText(/^Antes de caer: CPU 82\s°C \(umbral 80\)\.$/)).toBeVisible();
    const alarm = screen.getByRole('region', { name: 'Gateway desconectado' });
    expect(alarm).toHaveTextContent(/^G1 · Desconectado desde las \d\d:\d\d \(1 h\)\./);
    expect(within(alarm).getByRole('link', { name: 'Ver gateway' })).toHaveAttribute(
      'href',
      '/admin/gateways/G1',
    );
    expect(within(alarm).getByRole('link', { name: 'Crear ticket' })).toHaveAttribute(
      'href',
      '/admin/create-ticket',
    );
  });

  it('is there before the reading, and without the right to read', async () => {
    const { callsBesidesProfile } = show(['G1'], { body: { data: [offline] } }, []);
    expect(await screen.findByRole('region', { name: 'Gateway desconectado' })).toHaveTextContent(
      'G1 · Desconectado.',
    );
    expect(callsBesidesProfile()).toEqual([]);
  });
});
