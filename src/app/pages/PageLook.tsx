import { Component, createRef, type ReactNode } from 'react';
import { focusPage } from '../../ui/focusPage';
import './pages.css';

interface PageLookProps {
  isKept: boolean;
  children: ReactNode;
}

/** How a page stood when it was left. */
interface Left {
  /** px by which the window was scrolled. */
  top: number;
  focused: HTMLElement | undefined;
}

/**
 * Where a page stands in the document. One that is kept is no part of what is drawn, but stays laid out (`content-visibility`),
 * so that it is there at once; come back to, the window is where it was and the focus on what had it. A class, since only
 * classes are asked before the document changes.
 */
export class PageLook extends Component<PageLookProps, object, Left> {
  private readonly place = createRef<HTMLDivElement>();
  private left: Left | undefined;

  override getSnapshotBeforeUpdate(before: PageLookProps): Left | null {
    if (before.isKept || !this.props.isKept) return null;
    const { activeElement } = document;
    const isHere = activeElement instanceof HTMLElement && this.place.current?.contains(activeElement);
    return { top: window.scrollY, focused: isHere ? staying(activeElement) : undefined };
  }

  override componentDidUpdate(before: PageLookProps, _state: object, left?: Left | null) {
    if (left) this.left = left;
    if (before.isKept && !this.props.isKept) {
      window.scrollTo(0, this.left?.top ?? 0);
      focusPage(this.left?.focused);
    }
  }

  override render() {
    const { isKept, children } = this.props;
    return (
      <div ref={this.place} className={isKept ? 'page-place is-kept' : 'page-place'}>
        {children}
      </div>
    );
  }
}

/** What has the focus, or the button of the menu that has it: a menu is closed when the page is come back to. */
function staying(focused: HTMLElement): HTMLElement {
  const menu = focused.closest('[popover][role="menu"]');
  return (menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)) ?? focused;
}
