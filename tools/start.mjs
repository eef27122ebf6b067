console.error('There is no server yet; it comes with the next step. npm run play -- on-the-lam plays in the terminal.')
process.exitCode = 1
