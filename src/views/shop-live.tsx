/** What a page of the shop says besides its state while a script changes it in place (ORD-15). */
export interface ShopLive {
  /** What has changed, told to screen readers. */
  readonly said: string;
  /** Whether the last change did not arrive; all that was entered is still there. */
  readonly hasFailed: boolean;
}

/** As the server draws it, and as it stays without scripts. */
export const NOTHING_SAID: ShopLive = { said: '', hasFailed: false };

/** The mark of the button that sends what failed once more. */
export const RETRY_ATTRIBUTE = 'data-retry';

interface ShopLiveProps {
  readonly live: ShopLive;
  readonly words: { readonly failed: string; readonly tryAgain: string };
}

/** The place where changes are told, and where it stands that one did not arrive. */
export function ShopLiveView({ live, words }: ShopLiveProps) {
  return (
    <>
      <output className="portico-hidden shop-said">{live.said}</output>
      {live.hasFailed ? (
        <div role="alert" className="shop-failed">
          <p>{words.failed}</p>
          <button
            type="button"
            className="portico-button"
            data-size="small"
            data-variant="outline"
            {...{ [RETRY_ATTRIBUTE]: '' }}
          >
            {words.tryAgain}
          </button>
        </div>
      ) : null}
    </>
  );
}
