// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import Heart from 'lucide-react/icons/heart';
import { describe, expect, it, vi } from 'vitest';
import { Icon } from './Icon';
import { iconNames, isIconName } from './iconNames';
import { coreIcons } from './coreIcons';
import { lazyIcons } from './lazyIcons';

describe('Icon', () => {
  it('knows the names that can be drawn, each once', () => {
    expect([...iconNames]).toEqual([...Object.keys(coreIcons), ...Object.keys(lazyIcons)].toSorted());
    expect(isIconName('home')).toBe(true);
  });

  it('draws every name as decoration', async () => {
    const { container } = render(
      <>
        {iconNames.map((name) => (
          <span key={name} data-name={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </>,
    );
    const offenders = () =>
      iconNames.filter((name) => {
        const svg = container.querySelector(`[data-name="${name}"] svg`);
        const isDrawn = svg !== null && svg.childElementCount > 0;
        return !isDrawn || svg.getAttribute('aria-hidden') !== 'true' || svg.getAttribute('width') !== '24';
      });
    await waitFor(() => expect(offenders()).toEqual([]));
  });

  it('can have a name of its own', async () => {
    render(<Icon name="wifi" label="Conectado" />);
    expect(await screen.findByRole('img', { name: 'Conectado' })).toBeInTheDocument();
  });

  it('brings one of the icon package from the files beside the console, once for those that begin alike', async () => {
    const files = {
      '/icons/he.json': { heart: [['path', { d: 'M2 9.5a5' }]], hexagon: [['circle', { r: '4' }]] },
    };
    const asked = vi.fn((address: keyof typeof files) => Promise.resolve(Response.json(files[address])));
    vi.stubGlobal('fetch', asked);
    const { container } = render(
      <>
        <Icon name="heart" size={16} />
        <Icon name="hexagon" size={16} />
      </>,
    );
    await waitFor(() => expect(container.querySelectorAll('path, circle')).toHaveLength(2));
    expect(asked.mock.calls).toEqual([['/icons/he.json']]);
    const [drawn] = container.querySelectorAll('svg');
    const theirs = render(<Heart size={16} strokeWidth={1.75} aria-hidden />).container.querySelector('svg');
    const attributes = (svg: Element | null | undefined) =>
      [...(svg?.attributes ?? [])]
        .map(({ name, value }) => `${name}=${value}`)
        .filter((text) => !/^class|^xmlns/.test(text))
        .toSorted();
    expect(attributes(drawn)).toEqual(attributes(theirs));
  });

  it('is neutral where the file does not come, and asks for it again with the next icon', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    const { container, rerender } = render(<Icon name="zzz-a" />);
    await waitFor(() => expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(1));
    const asked = vi.fn(() => Promise.resolve(Response.json({ 'zzz-b': [['path', { d: 'M1 1h2' }]] })));
    vi.stubGlobal('fetch', asked);
    rerender(<Icon name="zzz-b" />);
    await waitFor(() => expect(container.querySelectorAll('svg path')).toHaveLength(1));
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
