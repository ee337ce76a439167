// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeField } from '../../testing/makeField';
import { renderConsole } from '../../testing/renderConsole';
import { FieldTooltip } from './FieldTooltip';

const field = makeField({ type: 'qr', name: 'asset_qr', source: 'asset_qr', label: 'Código QR' });

describe('FieldTip', () => {
  it('shows the code of the asset on focus and hover, and goes with Escape [ADET-08, ADET-09]', async () => {
    const user = userEvent.setup();
    renderConsole(
      <FieldTooltip field={field} record={{ id: 'D1', asset_qr: 'https://qr.example/did=D1' }} />,
      {
        resources: new Map(),
      },
    );
    await user.tab();
    expect(
      await screen.findByRole('img', { name: 'Código QR: https://qr.example/did=D1' }),
    ).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(screen.getByRole('button', { name: 'Ver: Código QR' }));
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('is not there for a record without the value', () => {
    renderConsole(<FieldTooltip field={field} record={{ id: 'D1', asset_qr: null }} />, {
      resources: new Map(),
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
