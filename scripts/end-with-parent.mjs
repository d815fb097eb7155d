// Loaded into a program that a script has started: ends the program gracefully when the script is gone.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
