// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { Route, Routes } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import spares from '../../../docs/guides/spares.json';
import { bundledDeclarations } from '../../app/declarations/bundledDeclarations';
import { knownNames } from '../../app/registry/knownNames';
import { ResourceRoutes } from '../../app/routes/ResourceRoutes';
import { checkDeclarations } from '../../config/check';
import { normalise } from '../../config/normalise';
import { fieldDefaults } from '../../fields/core/fieldDefaults';
import { jobManager } from '../../jobs/jobManager';
import { SCANNER_PACE, typeKeys } from '../../scanner/testing/keyboard';
import { getDeclaredResource } from '../../testing/declareResources';
import { resetStore } from '../../testing/resetStore';
import { renderConsole } from '../../testing/renderConsole';
import '../../fields/text/TextInput';
import '../../fields/enum/EnumInput';
import '../../forms/record/RecordFormPage';
import './ScanBatch';

afterEach(() => resetStore(jobManager.store));

it('a batch of one code a record sends the defaults of the other fields, and its check reads a list', async () => {
  const { problems, validDeclarations } = checkDeclarations(
    [...bundledDeclarations, { file: 'spares.json', input: spares }],
    knownNames,
  );
  expect(problems).toEqual([]);
  const resources = normalise(validDeclarations, fieldDefaults);
  const { recordedCalls } = renderConsole(
    <Routes>
      <Route
        path="/admin/spares/*"
        element={<ResourceRoutes resource={getDeclaredResource(resources, 'spares')} />}
      />
    </Routes>,
    {
      resources,
      initialPath: '/admin/spares/create',
      responses: {
        'GET /spares': { body: { data: [{ id: '1', serial: 'SP000002' }] } },
        'POST /spares': { body: { data: { id: 'n' } } },
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Escanear una caja' }));
  await act(() => vi.dynamicImportSettled());
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Escanea o escribe/ })).toHaveFocus());
  typeKeys('sp000001{Enter}SP000002{Enter}SP3{Enter}', SCANNER_PACE);
  expect(await screen.findByText('Número de serie: Empieza por SP y tiene seis cifras')).toBeVisible();
  expect(await screen.findByText('Ya está en el almacén')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar (1)' }));
  await screen.findByText('Todo hecho: 1 de 1.');
  expect(recordedCalls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))).toEqual([
    { serial: 'SP000001', state: 'new' },
  ]);
});
