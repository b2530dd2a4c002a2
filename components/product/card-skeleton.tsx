/** Placeholder of the same size as a card. */
export function CardSkeleton() {
  return (
    <div className="card" aria-hidden>
      <div className="pic" />
      <h3>&nbsp;</h3>
      <div className="meta" />
      <span className="price">&nbsp;</span>
      <div className="cut" />
    </div>
  );
}
