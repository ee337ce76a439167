import { Button } from '../../ui/button/Button';
interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Stays focusable while the form is sent, so that the focus is not lost. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button variant="primary" wide type="submit" busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

/** The live region of a form: always there, so that what comes into it is announced; stays until the next try. */
export function FormErrorAlert({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text === undefined ? null : (
        <p key={text} className="notice danger">
          {text}
        </p>
      )}
    </div>
  );
}
