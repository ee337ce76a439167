import { Button } from '../../ui/button/Button';
interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Submit button that stays focusable while the form is sent, so the focus is not lost. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  return (
    <Button variant="primary" wide type="submit" busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}

/** Live region of a form. Always rendered, so screen readers announce its text, which stays until the next try. */
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
