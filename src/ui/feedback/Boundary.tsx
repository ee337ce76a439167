import { Component, type ReactNode } from 'react';
import { NewVersionError } from '../../lib/lazy/importWithRetry';

interface BoundaryProps {
  /** Shown in place of children that throw. */
  fallback: ReactNode | ((error: unknown, retry: () => void) => ReactNode);
  /** A change of this value resets the error. */
  resetKey?: unknown;
  /**
   * Shows the fallback also for a chunk that a new release has removed. By default that error propagates, since only a
   * reload helps.
   */
  handlesNewVersion?: boolean;
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

/** Error boundary: an error in the children does not break the surrounding page. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(prevProps: BoundaryProps) {
    if (this.state.failure && prevProps.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failure: null });

  override render() {
    const { fallback, handlesNewVersion = false, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    if (failure.error instanceof NewVersionError && !handlesNewVersion) throw failure.error;
    return typeof fallback === 'function' ? fallback(failure.error, this.retry) : fallback;
  }
}
