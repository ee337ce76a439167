// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../dataProvider';
import { clearSession, saveSession } from '../../session/session';
import { renderConsole } from '../../testing/renderConsole';
import { UnknownOutcomeStep } from './UnknownOutcomeStep';

beforeEach(() => saveSession({ token: 't', permissions: [] }));
afterEach(clearSession);

it.each([
  ['ECONNABORTED', true, 'warning'],
  ['ECONNABORTED', false, 'warning'],
  [801, true, 'error'],
  [200, true, 'error'],
] as const)(
  'a write lost with %s, checked %s, has the tone of a %s [HTTP-02, HTTP-12]',
  async (code, canVerify, tone) => {
    const error = new ApiError(code);
    renderConsole(<UnknownOutcomeStep error={error} canVerify={canVerify} onClose={vi.fn()} />, {
      resources: new Map(),
    });
    const said = (
      await screen.findByText(/^(La solicitud ha sido enviada|Se ha superado el tiempo)/)
    ).closest('[role=alert]');
    expect(said).toHaveClass('notice', tone);
    expect(said?.querySelector('svg')).toHaveClass(
      tone === 'warning' ? 'lucide-triangle-alert' : 'lucide-circle-alert',
    );
  },
);
