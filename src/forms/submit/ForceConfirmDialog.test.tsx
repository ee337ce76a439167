// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { useEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineExtension } from '../../extensions/defineExtension';
import { ExtensionsProvider } from '../../extensions/ExtensionsContext';
import { groupExtensions } from '../../extensions/groupExtensions';
import type { QuestionExtensionProps } from '../../extensions/types';
import { declareResources, getDeclaredResource } from '../../testing/declareResources';
import { TestApp } from '../../testing/TestApp';
import ForceConfirmDialog from './ForceConfirmDialog';

const resource = getDeclaredResource(
  declareResources({
    name: 'stays',
    label: { one: 'estancia', many: 'Estancias' },
    recordRepresentation: 'name',
    api: { getList: { path: '/stays' } },
    fields: { name: { type: 'text', label: 'Nombre' } },
    list: { columns: ['name'] },
  }),
  'stays',
);

function Throws(): never {
  throw new Error('out of words');
}
function Ready({ onReady }: QuestionExtensionProps) {
  useEffect(() => onReady(), [onReady]);
  return <p>Nadie</p>;
}
const Waits = () => <p>Un momento</p>;
const question = (id: string, Part: (props: QuestionExtensionProps) => React.ReactNode) =>
  defineExtension({ kind: 'question', id, loader: () => Promise.resolve({ default: Part }) });
const parts = groupExtensions([
  question('throws', Throws),
  question('ready', Ready),
  question('waits', Waits),
  defineExtension({ kind: 'question', id: 'unloaded', loader: () => Promise.reject(new Error('offline')) }),
]);

const ask = (show: string) => {
  const answer = vi.fn<(isSure: boolean) => void>();
  const message = {
    kind: 'forceConfirm' as const,
    title: 'Ya está en uso',
    text: '',
    submitLabel: 'Guardar',
    body: {},
    component: show,
  };
  render(
    <TestApp>
      <ExtensionsProvider extensions={parts}>
        <ForceConfirmDialog
          question={{ kind: 'force', message, reasons: ['Ocupada'], resource, scope: {}, answer }}
        />
      </ExtensionsProvider>
    </TestApp>,
  );
  return answer;
};
const submit = () => screen.getByRole('button', { name: 'Guardar' });

beforeEach(() => {
  // React logs errors that an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the question whether to insist', () => {
  it('waits for what its part finds [HOTEL-21]', async () => {
    const answer = ask('waits');
    expect(await screen.findByText('Un momento')).toBeVisible();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit());
    expect(answer).not.toHaveBeenCalled();
  });

  it.each([
    ['has found it', 'ready', /Nadie/],
    ['throws', 'throws', /La parte «throws» de la pregunta no se puede mostrar/],
    ['does not load', 'unloaded', /La parte «unloaded» de la pregunta no se puede mostrar/],
    ['is missing', 'nobody', /Se puede decidir con lo que ha dicho el servidor/],
  ])('can be answered where its part %s [HOTEL-21, HOTEL-22]', async (_, show, text) => {
    const answer = ask(show);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Ocupada')).toBeVisible();
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(submit());
    expect(answer).toHaveBeenCalledWith(true);
  });
});
