// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon } from './Icon';
import { iconNames, isIconName } from './iconNames';
import { icons } from './icons';
import { moreIcons } from './moreIcons';

describe('Icon', () => {
  it('knows the names that can be drawn, each once', () => {
    expect([...iconNames]).toEqual([...Object.keys(icons), ...Object.keys(moreIcons)].toSorted());
    expect(isIconName('home')).toBe(true);
  });

  it.each(iconNames)('draws %s as decoration', async (name) => {
    const { container } = render(<Icon name={name} size={24} />);
    await waitFor(() => expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0));
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '24');
  });

  it('can have a name of its own', async () => {
    render(<Icon name="wifi" label="Conectado" />);
    expect(await screen.findByRole('img', { name: 'Conectado' })).toBeInTheDocument();
  });

  it.each(['nothing', '__proto__', 'constructor', ''])(
    'shows a neutral icon for the unknown name «%s»',
    async (name) => {
      const { container } = render(<Icon name={name} />);
      expect(isIconName(name)).toBe(false);
      await waitFor(() => expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0));
    },
  );
});
