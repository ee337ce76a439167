import { Component, type ReactNode } from 'react';

interface Props {
  /** Drawn in place of a chart that cannot be. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A chart that does not load or throws leaves its numbers behind, and the rest of the page alone (DASH-15). */
export class ChartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
