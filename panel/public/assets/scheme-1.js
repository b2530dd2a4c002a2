// Sets the chosen colour scheme before the first paint. Cached for a year: a changed file needs another number in its name.
try {
  const chosen = localStorage.getItem('panel-scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Without storage the system's scheme counts.
}
