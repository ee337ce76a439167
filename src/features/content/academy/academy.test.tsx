// @vitest-environment jsdom
import { Route, Routes } from 'react-router-dom';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '../../../config/runtime/runtimeConfig';
import { declareResources } from '../../../testing/declareResources';
import { renderConsole } from '../../../testing/renderConsole';
import AcademyPage from './AcademyPage';

const products = [
  { name: 'Sensor de agua', kind: 'sensor', sku: 'S-1', key: 'FL', document: 'https://docs.example/s1.pdf' },
  { name: 'Enchufe', kind: 'plug', sku: 'P-1', key: 'PL', document: 'javascript:alert(1)' },
  { name: 'Gateway', kind: 'gateway', sku: 'G-1', key: 'GH' },
];

function open(at: string, extra: object) {
  const config = readRuntimeConfig({ hosts: { main: '/api' }, ...extra });
  if (!config) throw new Error('no config');
  return renderConsole(
    <Routes>
      <Route path="admin/academy/:tab?" element={<AcademyPage config={config} />} />
    </Routes>,
    { resources: declareResources(), initialPath: at },
  );
}

describe('the academy', () => {
  it('lists sensors, plugs and gateways with SKU, key and document [PAGE-01, PAGE-02]', () => {
    open('/admin/academy', { academy: { products } });
    const tabs = within(screen.getByRole('navigation', { name: 'Academy' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Productos', 'Vídeos']);
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'ProductoTipoSKUClaveDocumento',
      'Sensor de aguaSensorS-1FLAbrir el documento',
      'EnchufeEnchufeP-1PLNo informado',
      'GatewayGatewayG-1GHNo informado',
    ]);
    const link = screen.getByRole('link', { name: /Abrir el documento/ });
    expect(link).toHaveAttribute('href', 'https://docs.example/s1.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('shows the training video in a frame [PAGE-03]', () => {
    open('/admin/academy/videos', { links: { academyVideo: 'https://video.example/1' } });
    expect(screen.getByTitle('Vídeo de formación')).toHaveAttribute('src', 'https://video.example/1');
  });

  it('says what is not set [PAGE-04]', () => {
    open('/admin/academy', {}).unmount();
    open('/admin/academy', { academy: { products: [] } });
    expect(screen.getByText('Todavía no hay productos')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says that there is no video [PAGE-04]', () => {
    const { container } = open('/admin/academy/videos', {});
    expect(screen.getByText('Todavía no hay ningún vídeo')).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
  });
});
