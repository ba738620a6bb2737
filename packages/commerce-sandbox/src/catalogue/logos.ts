const font = 'font-family="Inter,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif"';

/** Wordmarks by store view, served below /media/logo/. */
export const logos = {
  zepp:
    '<svg xmlns="http://www.w3.org/2000/svg" width="168" height="40" viewBox="0 0 168 40" role="img" ' +
    'aria-label="ZEPP Coins Store"><circle cx="20" cy="20" r="16" fill="#f2a516"/>' +
    '<circle cx="20" cy="20" r="12" fill="none" stroke="#fff4d6" stroke-width="1.5"/>' +
    '<path d="M14.5 14h11l-8 12h8" fill="none" stroke="#1d2250" stroke-width="3" stroke-linejoin="round" ' +
    `stroke-linecap="round"/><text x="44" y="27" ${font} font-size="20" font-weight="800" letter-spacing="1" ` +
    'fill="#1d2250">ZEPP<tspan font-weight="500" letter-spacing="0" fill="#4b43d6"> Coins</tspan></text></svg>',
  uni:
    '<svg xmlns="http://www.w3.org/2000/svg" width="156" height="44" viewBox="0 0 156 44" role="img" ' +
    'aria-label="Uni Coins Campus"><rect x="2" y="4" width="36" height="36" rx="13" fill="#ff6a55" ' +
    'stroke="#3b1439" stroke-width="2.5"/><path d="M13 14v9a7 7 0 0 0 14 0v-9" fill="none" stroke="#fff" ' +
    `stroke-width="4" stroke-linecap="round"/><text x="48" y="30" ${font} font-size="22" font-weight="800" ` +
    'fill="#3b1439">uni<tspan fill="#ff6a55">.</tspan>coins</text></svg>',
  float:
    '<svg xmlns="http://www.w3.org/2000/svg" width="148" height="36" viewBox="0 0 148 36" role="img" ' +
    'aria-label="Float Price"><path d="M2 26h28M6 20h20M12 14h8" stroke="#0c7a54" stroke-width="3"/>' +
    `<circle cx="16" cy="7" r="3" fill="#3f6d8f"/><text x="40" y="25" ${font} font-size="19" font-weight="600" ` +
    'letter-spacing="-.2" fill="#22272b">Float<tspan font-weight="400" fill="#0c7a54"> Price</tspan></text></svg>',
};
