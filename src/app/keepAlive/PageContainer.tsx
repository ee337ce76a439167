import { Component, createRef, type ReactNode } from 'react';
import { focusPage } from '../../ui/focus/focusPage';
import './keepAlive.css';

interface PageContainerProps {
  isCached: boolean;
  children: ReactNode;
}

/** State of a page when the user left it. */
interface ScrollAndFocus {
  /** Vertical scroll position of the window in px. */
  scrollTop: number;
  focusedElement: HTMLElement | undefined;
}

/**
 * Container of a page. A cached page is not painted but keeps its layout (`content-visibility`), so that it shows at once.
 * On return the scroll position and the focus are restored. A class component, since only `getSnapshotBeforeUpdate` runs
 * before the DOM changes.
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

/** Returns the focused element, or for an element in a menu the button of that menu: menus are closed on return. */
function findFocusTarget(element: HTMLElement): HTMLElement {
  const menu = element.closest('[popover][role="menu"]');
  return (menu && document.querySelector<HTMLElement>(`[aria-controls="${menu.id}"]`)) ?? element;
}
