// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PageFooter } from './PageFooter';

function PageWithFooter({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <>
      <main ref={mainRef}>{children}</main>
      <PageFooter mainRef={mainRef} poweredBy="https://example.com" />
    </>
  );
}

const page = (content: ReactNode, className = '') => (
  <div className={`page-place ${className}`}>{content}</div>
);
const footer = () => screen.getByRole('contentinfo');

it('is hidden while the page has placeholders, and is there with its content', async () => {
  const { rerender } = render(<PageWithFooter>{page(<p className="list-skeleton" />)}</PageWithFooter>);
  expect(footer()).toHaveClass('is-hidden');
  rerender(<PageWithFooter>{page(<p>Torre Norte</p>)}</PageWithFooter>);
  await expect.poll(() => footer().className).toBe('footer');
  rerender(<PageWithFooter>{page(<p key="other" className="skeletons" />)}</PageWithFooter>);
  await expect.poll(() => footer().className).toBe('footer is-hidden');
});

it('does not wait for a page that is kept for the way back', () => {
  render(
    <PageWithFooter>
      {page(<p className="list-skeleton" />, 'is-kept')}
      {page(<p>Torre Norte</p>)}
    </PageWithFooter>,
  );
  expect(footer()).not.toHaveClass('is-hidden');
});
