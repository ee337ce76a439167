import { Component, type ReactNode } from 'react';
import { NewVersionError } from '../lib/retryImport';
import { FieldFailure } from './FieldFailure';

interface Props {
  name: string;
  type: string;
  /** A new value gets a new chance. */
  value: unknown;
  children: ReactNode;
}

/** Keeps a field that throws from taking its row, form or page with it. */
export class FieldBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error !== null && before.value !== this.props.value) this.setState({ error: null });
  }

  override render() {
    const error: unknown = this.state.error;
    // A missing chunk is the page's matter: only a reload helps.
    if (error instanceof NewVersionError) throw error;
    if (error === null) return this.props.children;
    return <FieldFailure name={this.props.name} type={this.props.type} problem="No se puede mostrar" />;
  }
}
