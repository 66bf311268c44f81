import styles from './sign-in-picture.module.css';

const ARCHES = [0, 1, 2, 3, 4];

/** A portico in the evening sun: the picture beside the sign-in. */
export function SignInPicture() {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={styles['sign-in-picture']}>
      <defs>
        <linearGradient id="sign-in-picture-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles['skyTop']} />
          <stop offset="0.62" className={styles['skyLow']} />
        </linearGradient>
        <linearGradient id="sign-in-picture-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles['floorFar']} />
          <stop offset="1" className={styles['floorNear']} />
        </linearGradient>
      </defs>
      <rect width="800" height="1000" fill="url(#sign-in-picture-sky)" />
      <circle cx="520" cy="500" r="86" className={styles['sun']} />
      <path d="M0 610c90-46 170-60 260-34s180 30 270-6 190-40 270-10v100H0z" className={styles['hills']} />
      <path d="M0 646c120-26 260-22 400-8s280 12 400-10v60H0z" className={styles['meadow']} />
      <rect y="660" width="800" height="340" fill="url(#sign-in-picture-floor)" />
      {ARCHES.map((index) => {
        const x = -60 + index * 190;
        return (
          <g key={index}>
            <path d={`M${x + 150} 660h40l-150 340h-120z`} className={styles['shadow']} />
          </g>
        );
      })}
      <path
        fillRule="evenodd"
        className={styles['wall']}
        d={`M0 0h800v660H0z ${ARCHES.map((index) => {
          const x = -40 + index * 190;
          return `M${x} 660V350a75 75 0 0 1 150 0v310z`;
        }).join(' ')}`}
      />
      {ARCHES.map((index) => {
        const x = -40 + index * 190;
        return (
          <g key={index}>
            <path d={`M${x} 350a75 75 0 0 1 150 0h-12a63 63 0 0 0-126 0z`} className={styles['reveal']} />
            <rect x={x + 138} y="350" width="12" height="310" className={styles['reveal']} />
            <rect x={x + 144} y="336" width="52" height="14" rx="2" className={styles['capital']} />
            <rect x={x + 144} y="646" width="52" height="14" rx="2" className={styles['capital']} />
          </g>
        );
      })}
      <rect y="172" width="800" height="10" className={styles['capital']} />
      <rect y="190" width="800" height="3" className={styles['capital']} />
    </svg>
  );
}
