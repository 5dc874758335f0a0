/** H-06: choosing a country leads to its address; without script the form's button does. */
export function startCountrySelect(root: Document): void {
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-country]')) location.assign(target.value)
  })
}
