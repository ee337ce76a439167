// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { declareResources } from '../../../testing/declareResources';
import { renderConsole } from '../../../testing/renderConsole';
import { readRuntimeConfig } from '../../../config/runtime/runtimeConfig';
import CreateTicketPage from './CreateTicketPage';
import { EmbeddedServicePage } from './EmbeddedServicePage';
import { getIframeProps } from './iframeProps';

const own = 'allow-forms allow-popups allow-scripts';

describe('what may be framed', () => {
  it('a service keeps its own origin in its sandbox', () => {
    expect(getIframeProps('https://checkin.example/a?b=c')).toEqual({
      src: 'https://checkin.example/a?b=c',
      sandbox: `${own} allow-same-origin`,
    });
  });

  it('a page of the console’s own origin gets no origin, however it is written', () => {
    for (const address of ['/demo/frames/video', ' /demo/frames/video '])
      expect(getIframeProps(address)).toEqual({
        src: new URL('/demo/frames/video', window.location.href).href,
        sandbox: own,
      });
  });

  it.each([undefined, '', 'http://plain.example', '//evil.example', 'javascript:alert(1)', 'mailto:a@b.es'])(
    '%s is not framed',
    (address) => expect(getIframeProps(address)).toBeUndefined(),
  );
});

describe('the page of a framed service', () => {
  it('shows it in a frame, with a way to open it alone [PAGE-05, PAGE-06]', () => {
    renderConsole(<EmbeddedServicePage title="Check-in" src="https://checkin.example/" />, {
      resources: declareResources(),
    });
    const frame = screen.getByTitle('Check-in');
    expect(frame.tagName).toBe('IFRAME');
    expect(frame).toHaveAttribute('src', 'https://checkin.example/');
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = screen.getByRole('link', { name: 'Abrir en otra pestaña' });
    expect(link).toHaveAttribute('href', 'https://checkin.example/');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it.each([undefined, 'http://plain.example', 'javascript:alert(1)'])(
    'says that %s is no address of it, and frames nothing [PAGE-07]',
    (src) => {
      const { container } = renderConsole(<EmbeddedServicePage title="pages.digital_signage" src={src} />, {
        resources: declareResources(),
      });
      expect(screen.getByText('Este servicio no está configurado')).toBeVisible();
      expect(container.querySelector('iframe')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Abrir en otra pestaña' })).toBeNull();
    },
  );
});

describe('the page for a new ticket', () => {
  const open = (links: object) => {
    const config = readRuntimeConfig({ hosts: { main: '/api' }, links });
    if (!config) throw new Error('No config');
    return renderConsole(<CreateTicketPage config={config} />, { resources: declareResources() });
  };

  it('shows the form of its service, which is loaded once [TICKET-33]', async () => {
    const { container } = open({ createTicket: 'https://forms.example/ticket' });
    expect(screen.getByRole('heading', { level: 1, name: 'Crear un ticket' })).toBeVisible();
    const frame = screen.getByTitle('Crear un ticket');
    expect(frame).toHaveAttribute('src', 'https://forms.example/ticket');
    // Another window size, another focus: the frame stays the same one.
    window.dispatchEvent(new Event('resize'));
    window.dispatchEvent(new Event('focus'));
    await Promise.resolve();
    expect(screen.getByTitle('Crear un ticket')).toBe(frame);
    expect(container.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('says in Spanish that no address is set, or none that may be framed [TICKET-34]', () => {
    const { container, unmount } = open({});
    expect(screen.getByRole('heading', { level: 1, name: 'Crear un ticket' })).toBeVisible();
    expect(screen.getByText('Este servicio no está configurado')).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    unmount();
    expect(
      open({ createTicket: 'http://forms.example/ticket' }).container.querySelector('iframe'),
    ).toBeNull();
  });
});
