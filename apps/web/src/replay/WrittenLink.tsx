/** A link that the browser would not copy: to be copied by hand. */
export function WrittenLink({ label, link }: { readonly label: string; readonly link: string }) {
  return (
    <label>
      {label}
      <input readOnly value={link} onFocus={(event) => event.target.select()} />
    </label>
  );
}
