// Loaded into a program that a script has started: the program ends gracefully when that script is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
