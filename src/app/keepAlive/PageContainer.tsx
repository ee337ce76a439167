import { Component, createRef, type ReactNode } from 'react';
import { focusPage } from '../../ui/page/focusPage';
import './keepAlive.css';

interface PageContainerProps {
  isCached: boolean;
  children: ReactNode;
}

/** How a page stood when it was left. */
interface ScrollAndFocus {
  /** px by which the window was scrolled. */
  scrollTop: number;
  focusedElement: HTMLElement | undefined;
}

/**
 * Where a page stands in the document. One that is kept is no part of what is drawn, but stays laid out (`content-visibility`),
 * so that it is there at once; come back to, the window is where it was and the focus on what had it. A class, since only
 * classes are asked before the document changes.
 */
export class PageContainer extends Component<PageContainerProps, object, ScrollAndFocus> {
  private readonly containerRef = createRef<HTMLDivElement>();
  private saved: ScrollAndFocus | undefined;

  override getSnapshotBeforeUpdate(prevProps: PageContainerProps): ScrollAndFocus | null {
    if (prevProps.isCached || !this.props.isCached) return null;
    const { activeElement } = document;
    const hasFocus =
      activeElement instanceof HTMLElement && this.containerRef.current?.contains(activeElement);
    return {
      scrollTop: window.scrollY,
      focusedElement: hasFocus ? findFocusTarget(activeElement) : undefined,
    };
  }

  override componentDidUpdate(
    prevProps: PageContainerProps,
    _state: object,
    snapshot?: ScrollAndFocus | null,
  ) {
    if (snapshot) this.saved = snapshot;
    if (prevProps.isCached && !this.props.isCached) {
      window.scrollTo(0, this.saved?.scrollTop ?? 0);
      focusPage(this.saved?.focusedElement);
    }
  }

  override render() {
    const { isCached, children } = this.props;
    return (
      <div ref={this.containerRef} className={isCached ? 'page-place is-kept' : 'page-place'}>
        {children}
      </div>
    );
  }
}

/** What has the focus, or the button of the menu that has it: a menu is closed when the page is come back to. */
function findFocusTarget(element: HTMLElement): HTMLElement {
  const menu = element.closest('[popover][role="menu"]');
  return (menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)) ?? element;
}
