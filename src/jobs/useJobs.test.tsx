// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { resetStore } from '../testing/resetStore';
import { jobManager } from './jobManager';
import { useJob } from './useJobs';

afterEach(() => resetStore(jobManager.store));

const begin = (title: string) =>
  jobManager.begin({ kind: 'rows', title, place: { label: 'Invitaciones', to: '/admin/invitations' } });

it('a component that shows one job renders only when that job changes', () => {
  const [own, other] = [begin('Revocar'), begin('Importar')];
  const onRender = vi.fn();
  function JobText() {
    onRender();
    return <p>{useJob(own.id)?.text}</p>;
  }
  render(<JobText />);
  onRender.mockClear();
  act(() => other.update({ text: 'Espera a la otra' }));
  expect(onRender).not.toHaveBeenCalled();
  act(() => own.update({ text: 'Espera al servidor' }));
  expect(screen.getByText('Espera al servidor')).toBeVisible();
  expect(onRender).toHaveBeenCalledOnce();
});
